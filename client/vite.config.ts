/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// `npm run dev` shows the sources and asks a running `escadre serve` for everything under /api.
const server = `http://127.0.0.1:${process.env['ESCADRE_PORT'] ?? '8137'}`;

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../escadre/server/static',
    emptyOutDir: true,
    target: ['chrome123', 'firefox120', 'safari17.5'], // the first with light-dark()
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['{src,test}/**/*.test.ts'], environment: 'node' },
});
