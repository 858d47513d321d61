import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { followLinks } from './lib/route';
import { followSettings } from './lib/settings.svelte';

followSettings();
followLinks();
mount(App, { target: document.getElementById('app')! });
