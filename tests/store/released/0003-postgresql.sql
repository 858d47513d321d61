SELECT pg_catalog.set_config('search_path', '', false);
CREATE TABLE public.acts (
    "table" text NOT NULL,
    number integer NOT NULL,
    seat integer NOT NULL,
    "order" text NOT NULL,
    dice bytea NOT NULL,
    worlds integer NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.escadre_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.fleets (
    id text NOT NULL,
    "user" text NOT NULL,
    game text NOT NULL,
    "group" text NOT NULL,
    budget integer NOT NULL,
    name text NOT NULL,
    units bytea NOT NULL,
    changed bigint NOT NULL,
    plan text DEFAULT ''::text NOT NULL
);
CREATE TABLE public.lines (
    "table" text NOT NULL,
    number integer NOT NULL,
    "user" text DEFAULT ''::text NOT NULL,
    seat integer,
    name text DEFAULT ''::text NOT NULL,
    text text DEFAULT ''::text NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.notices (
    "user" text NOT NULL,
    "position" integer NOT NULL,
    kind text NOT NULL,
    address text NOT NULL,
    quiet_from integer NOT NULL,
    quiet_to integer NOT NULL,
    zone text DEFAULT ''::text NOT NULL,
    every integer NOT NULL,
    away boolean NOT NULL,
    sent bigint NOT NULL
);
CREATE TABLE public.seats (
    "table" text NOT NULL,
    seat integer NOT NULL,
    kind text NOT NULL,
    "user" text DEFAULT ''::text NOT NULL,
    name text DEFAULT ''::text NOT NULL,
    level text DEFAULT ''::text NOT NULL,
    token text DEFAULT ''::text NOT NULL,
    clock bigint,
    since bigint,
    words text DEFAULT ''::text NOT NULL,
    reaction text DEFAULT 'ask'::text NOT NULL
);
CREATE TABLE public.sessions (
    secret text NOT NULL,
    "user" text NOT NULL,
    kind text NOT NULL,
    created bigint NOT NULL,
    seen bigint NOT NULL,
    expires bigint NOT NULL
);
CREATE TABLE public.settings (
    key text NOT NULL,
    value text NOT NULL
);
CREATE TABLE public.tables (
    id text NOT NULL,
    game text NOT NULL,
    rules integer NOT NULL,
    header bytea NOT NULL,
    status text NOT NULL,
    title text DEFAULT ''::text NOT NULL,
    owner text DEFAULT ''::text NOT NULL,
    public boolean NOT NULL,
    minutes integer NOT NULL,
    hours integer NOT NULL,
    absent text DEFAULT ''::text NOT NULL,
    acts integer NOT NULL,
    turn text DEFAULT ''::text NOT NULL,
    state bytea NOT NULL,
    created bigint NOT NULL,
    moved bigint NOT NULL,
    deadline bigint,
    fork text DEFAULT ''::text NOT NULL,
    outcome bytea NOT NULL,
    extra bytea NOT NULL,
    claimed bigint DEFAULT '0'::bigint NOT NULL,
    words text DEFAULT ''::text NOT NULL
);
CREATE TABLE public.users (
    id text NOT NULL,
    name text DEFAULT ''::text NOT NULL,
    email text DEFAULT ''::text NOT NULL,
    password text DEFAULT ''::text NOT NULL,
    created bigint NOT NULL,
    language text DEFAULT ''::text NOT NULL,
    handle text,
    mail text
);
INSERT INTO public.acts VALUES ('over', 0, -1, 'setup', '\x5b31302c2032352c2032362c2031352c2032332c2032382c20342c2032392c2031332c20332c2031322c2032312c20392c20352c2031362c20365d', 0, 1790000000000);
INSERT INTO public.acts VALUES ('over', 1, 0, 'ship 10', '\x5b5d', 0, 1790000000000);
INSERT INTO public.acts VALUES ('over', 2, 1, 'ship 3', '\x5b5d', 0, 1790000000000);
INSERT INTO public.acts VALUES ('over', 3, 2, 'ship 5', '\x5b345d', 0, 1790000000000);
INSERT INTO public.acts VALUES ('over', 4, 0, 'ship 15', '\x5b5d', 0, 1790000000000);
INSERT INTO public.acts VALUES ('over', 5, 1, 'ship 4', '\x5b5d', 0, 1790000000000);
INSERT INTO public.acts VALUES ('over', 6, 2, 'ship 9', '\x5b315d', 0, 1790000000000);
INSERT INTO public.acts VALUES ('over', 7, 0, 'ship 23', '\x5b5d', 0, 1790000000000);
INSERT INTO public.acts VALUES ('over', 8, 1, 'ship 13', '\x5b5d', 0, 1790000000000);
INSERT INTO public.acts VALUES ('over', 9, 2, 'ship 12', '\x5b365d', 0, 1790000000000);
INSERT INTO public.acts VALUES ('over', 10, 0, 'ship 25', '\x5b5d', 0, 1790000000000);
INSERT INTO public.acts VALUES ('over', 11, 1, 'ship 28', '\x5b5d', 0, 1790000000000);
INSERT INTO public.acts VALUES ('over', 12, 2, 'ship 16', '\x5b355d', 0, 1790000000000);
INSERT INTO public.acts VALUES ('over', 13, 0, 'ship 26', '\x5b5d', 0, 1790000000000);
INSERT INTO public.acts VALUES ('over', 14, 1, 'ship 29', '\x5b5d', 0, 1790000000000);
INSERT INTO public.acts VALUES ('over', 15, 2, 'ship 21', '\x5b5d', 0, 1790000000000);
INSERT INTO public.acts VALUES ('playing', 0, -1, 'setup', '\x5b31392c2032342c2031302c2032362c20342c2031382c2031342c2032382c2032332c2032302c20332c2032392c20322c20382c20392c20335d', 0, 1790000000000);
INSERT INTO public.acts VALUES ('playing', 1, 0, 'ship 4', '\x5b5d', 0, 1790000000000);
INSERT INTO public.acts VALUES ('playing', 2, 1, 'ship 14', '\x5b5d', 0, 1790000000000);
INSERT INTO public.acts VALUES ('playing', 3, 2, 'ship 2', '\x5b335d', 0, 1790000000000);
INSERT INTO public.acts VALUES ('playing', 4, 0, 'ship 10', '\x5b5d', 0, 1790000000000);
INSERT INTO public.acts VALUES ('playing', 5, 1, 'ship 18', '\x5b5d', 0, 1790000000000);
INSERT INTO public.escadre_version VALUES ('0003');
INSERT INTO public.fleets VALUES ('f1', 'u1', 'naval_battles', 'french', 25, 'Toulon', '\x5b2246523031225d', 1790000000000, '');
INSERT INTO public.fleets VALUES ('f2', 'u1', 'naval_battles', 'french', 25, 'Brest', '\x5b2246523031225d', 1790000000000, '{"divisions":[1],"flagship":0,"commanders":[0]}');
INSERT INTO public.lines VALUES ('over', 0, 'u1', 0, 'Émile', 'Bien joué !', 1790000000000);
INSERT INTO public.notices VALUES ('u1', 0, 'email', 'emile@example.org', 22, 8, 'Europe/Paris', 10, true, 0);
INSERT INTO public.seats VALUES ('over', 0, 'person', 'u1', 'Émile', '', '', NULL, NULL, 'emile', 'ask');
INSERT INTO public.seats VALUES ('over', 1, 'bot', '', '', 'captain', '', NULL, NULL, '', 'ask');
INSERT INTO public.seats VALUES ('over', 2, 'bot', '', '', 'admiral:400', '', NULL, NULL, '', 'ask');
INSERT INTO public.seats VALUES ('playing', 0, 'person', 'u1', 'Émile', '', '', NULL, NULL, 'emile', 'ask');
INSERT INTO public.seats VALUES ('playing', 1, 'bot', '', '', 'captain', '', NULL, NULL, '', 'ask');
INSERT INTO public.seats VALUES ('playing', 2, 'bot', '', '', 'admiral:400', '', NULL, NULL, '', 'ask');
INSERT INTO public.seats VALUES ('waiting', 0, 'open', '', '', '', '', NULL, NULL, '', 'ask');
INSERT INTO public.sessions VALUES ('abababababababababababababababababababababababababababababababab', 'u1', 'browser', 1, 2, 1999000000000);
INSERT INTO public.settings VALUES ('key', 'value');
INSERT INTO public.tables VALUES ('over', 'flotilla', 1, '\x7b2267616d65223a22666c6f74696c6c61222c2272756c6573223a312c2264617461223a22222c227365617473223a332c226f7074696f6e73223a7b22726f756e6473223a357d2c227363656e6172696f223a22222c22706c6179657273223a5b22c3896d696c65222c224361707461696e2032222c2241646d6972616c2033202861646d6972616c3a34303029225d2c22636f6d6d69746d656e74223a2236366436353161646363356661303334663461633332306564363631626232366161316465373139393835613231366533633238373131366162613465343663222c22656e74726f7079223a5b22222c22222c22225d2c226b6579223a223335363233343633333733333636333433343332333033313334333133333635363233313633333136313337333236363633363533323635333333303632363233303334333033393337333933393636333033393338363233333335363336323335363533333330363233343635363336343338363633373336333633343333222c227374617274223a6e756c6c7d', 'over', 'Trafalgar', 'u1', true, 20, 0, 'bot', 16, '', '\x7b22737461636b223a5b5d2c226576656e7473223a5b5d2c226c6f7564223a747275652c226f7074696f6e73223a7b22726f756e6473223a357d2c2268616e6473223a5b5b5d2c5b5d2c5b5d5d2c2263686f73656e223a5b302c302c305d2c22706c61796564223a5b5b31302c31352c32332c32352c32365d2c5b332c342c31332c32382c32395d2c5b352c392c31322c31362c32315d5d2c22626167223a5b312c322c362c372c382c31312c31342c31372c31382c31392c32302c32322c32342c32372c33305d2c2273636f726573223a5b372c392c365d2c2273636f75746564223a5b2d312c2d312c2d315d2c227365656e223a5b302c302c305d2c22726563616c6c6564223a5b66616c73652c66616c73652c66616c73655d2c22726f756e64223a352c227072697a65223a357d', 1790000000000, 1790000000000, NULL, '', '\x7b2272616e6b73223a5b312c302c325d2c2273636f726573223a5b372c392c365d2c22776879223a7b226964223a22776f6e2d62792d706f696e7473222c2261726773223a7b22706f696e7473223a397d7d7d', '\x', 0, 'trafalgar');
INSERT INTO public.tables VALUES ('playing', 'flotilla', 1, '\x7b2267616d65223a22666c6f74696c6c61222c2272756c6573223a312c2264617461223a22222c227365617473223a332c226f7074696f6e73223a7b22726f756e6473223a357d2c227363656e6172696f223a22222c22706c6179657273223a5b22c3896d696c65222c224361707461696e2032222c2241646d6972616c2033202861646d6972616c3a34303029225d2c22636f6d6d69746d656e74223a2231346262346532366363393530626161326364623038353765373132353130343639353631633235383138323835366530616535363836643132353439363635222c22656e74726f7079223a5b22222c22222c22225d2c226b6579223a223635333536313338363633393339363433323636333136313333363636313632363533323335363433383333333133383337363633333634363233343330333636333334363333353333333936353636333533303631333633383332333033363633333933313339333033333331363333393636333033313636363236363333222c227374617274223a6e756c6c7d', 'playing', 'Trafalgar', 'u1', true, 20, 0, 'bot', 6, '2', '\x7b22737461636b223a5b7b2273657175656e6365223a2267616d65222c226174223a307d2c7b2273657175656e6365223a22726f756e64222c226174223a317d5d2c226576656e7473223a5b5d2c226c6f7564223a747275652c226f7074696f6e73223a7b22726f756e6473223a357d2c2268616e6473223a5b5b31302c31392c32342c32365d2c5b31382c32302c32332c32385d2c5b332c382c392c32395d5d2c2263686f73656e223a5b31302c31382c305d2c22706c61796564223a5b5b345d2c5b31345d2c5b325d5d2c22626167223a5b312c352c362c372c31312c31322c31332c31352c31362c31372c32312c32322c32352c32372c33305d2c2273636f726573223a5b302c332c305d2c2273636f75746564223a5b2d312c2d312c2d315d2c227365656e223a5b302c302c305d2c22726563616c6c6564223a5b66616c73652c66616c73652c66616c73655d2c22726f756e64223a322c227072697a65223a337d', 1790000000000, 1790000000000, NULL, '', '\x', '\x', 0, 'trafalgar');
INSERT INTO public.tables VALUES ('waiting', 'flotilla', 1, '\x7b226b6579223a2022736563726574227d', 'waiting', 'Trafalgar', 'u1', true, 20, 0, 'bot', 0, '', '\x7b22726f756e64223a20317d', 1790000000000, 1790000000000, NULL, '', '\x', '\x', 0, 'trafalgar');
INSERT INTO public.users VALUES ('u1', 'Émile', 'emile@example.org', '$argon2id$not-a-hash', 1790000000000, 'fr', 'émile', 'emile@example.org');
INSERT INTO public.users VALUES ('v1', 'Visitor', '', '', 1790000000000, '', NULL, NULL);
ALTER TABLE ONLY public.acts
    ADD CONSTRAINT acts_pkey PRIMARY KEY ("table", number);
ALTER TABLE ONLY public.escadre_version
    ADD CONSTRAINT escadre_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.fleets
    ADD CONSTRAINT fleets_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.lines
    ADD CONSTRAINT lines_pkey PRIMARY KEY ("table", number);
ALTER TABLE ONLY public.notices
    ADD CONSTRAINT notices_pkey PRIMARY KEY ("user", "position");
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY ("table", seat);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (secret);
ALTER TABLE ONLY public.settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
CREATE INDEX fleets_user ON public.fleets USING btree ("user", game);
CREATE INDEX lines_user ON public.lines USING btree ("user");
CREATE INDEX seats_token ON public.seats USING btree (token);
CREATE INDEX seats_user ON public.seats USING btree ("user");
CREATE INDEX sessions_expires ON public.sessions USING btree (expires);
CREATE INDEX sessions_user ON public.sessions USING btree ("user");
CREATE INDEX tables_created ON public.tables USING btree (created);
CREATE INDEX tables_deadline ON public.tables USING btree (deadline);
CREATE INDEX tables_moved ON public.tables USING btree (status, moved);
CREATE INDEX tables_owner ON public.tables USING btree (owner);
CREATE UNIQUE INDEX users_handle ON public.users USING btree (handle);
CREATE UNIQUE INDEX users_mail ON public.users USING btree (mail);
ALTER TABLE ONLY public.acts
    ADD CONSTRAINT acts_table_fkey FOREIGN KEY ("table") REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.fleets
    ADD CONSTRAINT fleets_user_fkey FOREIGN KEY ("user") REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.lines
    ADD CONSTRAINT lines_table_fkey FOREIGN KEY ("table") REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.notices
    ADD CONSTRAINT notices_user_fkey FOREIGN KEY ("user") REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_table_fkey FOREIGN KEY ("table") REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_fkey FOREIGN KEY ("user") REFERENCES public.users(id) ON DELETE CASCADE;
