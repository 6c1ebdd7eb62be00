const { createRequire } = require('node:module');
const path = require('node:path');

const fromServer = createRequire(path.join(__dirname, '../../server/package.json'));

const setRealTimeout = globalThis.setTimeout;

/**
 * Databases of this worker that wait for the next test, embedded ones and those on PostgreSQL: migrated and empty but for what
 * the migrations write.
 */
const idle = { embedded: [], postgres: [] };

/**
 * Lends a database to a test. It is loaded from a dump once and emptied from then on.
 * @param {() => Promise<Blob>} loadDump
 */
exports.borrowEmbedded = async (loadDump) => {
  const client = idle.embedded.pop() ?? (await startEmbedded(await loadDump()));
  const loan = loanOf({
    giveBack: async () => {
      await client.exec(EMPTY);
      await client.exec('discard all');
      idle.embedded.push(client);
    },
    discard: () => client.close(),
  });
  return { ...loan, client: asLong(loan.isLent, client) };
};

/**
 * Lends a database on PostgreSQL to a test. Each costs the system some 700 files to make and to remove, half a second of a
 * processor, so it is emptied for the next test, unless it has grown or was analysed: a planner that has seen it small would read
 * whole tables in a test that fills it.
 * @param {() => Promise<{ url: string, drop(): Promise<void> }>} create
 */
exports.borrowPostgres = async (create) => {
  const lent = idle.postgres.pop() ?? (await onPostgres(await create(), (client) => client.query(KEEP)));
  return {
    url: lent.url,
    ...loanOf({
      giveBack: async () => {
        if (await emptied(lent)) idle.postgres.push(lent);
        else await lent.drop();
      },
      discard: () => lent.drop(),
    }),
  };
};

/** A loan ends once, by whichever of the two ways comes first. */
function loanOf({ giveBack, discard }) {
  let isLent = true;
  const once = (end) => async () => {
    if (!isLent) return;
    isLent = false;
    await end();
  };
  return { isLent: () => isLent, giveBack: once(giveBack), discard: once(discard) };
}

/** Answers false where the next test is better off with another one. */
async function emptied(database) {
  let isLikeNew = false;
  await onPostgres(database, async (client) => {
    // What still asks after the test gave its database back must not meet the next one's.
    await client.query(END_OTHERS);
    isLikeNew = (await client.query(IS_LIKE_NEW)).rows[0].is_like_new;
    if (isLikeNew) await client.query(EMPTY);
  });
  return isLikeNew;
}

async function onPostgres(database, work) {
  const { Client } = fromServer('pg');
  const client = new Client({ connectionString: database.url, application_name: 'portal tests' });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
  return database;
}

async function startEmbedded(dump) {
  const { PGlite } = fromServer('@electric-sql/pglite');
  const { pg_trgm } = fromServer('@electric-sql/pglite/contrib/pg_trgm');
  const loadDataDir = new Blob([await dump.arrayBuffer()]);
  const endIdle = beginIdleTimers();
  const client = await PGlite.create({ extensions: { pg_trgm }, loadDataDir }).finally(endIdle);
  const send = client.execProtocolRawSync.bind(client);
  client.execProtocolRawSync = (...args) => withIdleTimers(() => send(...args));
  await client.exec(KEEP);
  return client;
}

function withIdleTimers(work) {
  const end = beginIdleTimers();
  try {
    return work();
  } finally {
    end();
  }
}

/** Databases that start at the same time end this one after the other. */
let idling = 0;

/** PostgreSQL wakes up now and then to write statistics; that alone must not keep the worker from ending. */
function beginIdleTimers() {
  idling += 1;
  globalThis.setTimeout = (wake, ...more) => setRealTimeout(() => withIdleTimers(wake), ...more).unref();
  return () => {
    idling -= 1;
    if (idling === 0) globalThis.setTimeout = setRealTimeout;
  };
}

/** What still asks after the test gave its database back must not meet the next one's. */
function asLong(isLent, client) {
  return new Proxy(client, {
    get(target, name) {
      if (!isLent()) throw new Error('PGlite is closed');
      const value = target[name];
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

const KEEP = `
  create schema pristine;
  do $$ declare name text; is_filled boolean; begin
    for name in select tablename from pg_tables where schemaname = 'public' loop
      execute format('select exists (select from public.%I)', name) into is_filled;
      if is_filled then execute format('create table pristine.%I as table public.%I', name, name); end if;
    end loop;
  end $$`;

/** One statement deletes all, so that no table's turn comes too early for what refers to it. */
const EMPTY = `
  do $$ declare name text; is_filled boolean; deletes text[] = '{}'; begin
    for name in select tablename from pg_tables where schemaname = 'public' loop
      execute format('select exists (select from public.%I)', name) into is_filled;
      if is_filled then
        deletes = deletes || format('%I as (delete from public.%I)', 'of_' || name, name);
      end if;
    end loop;
    if deletes <> '{}' then execute 'with ' || array_to_string(deletes, ', ') || ' select'; end if;
    for name in select tablename from pg_tables where schemaname = 'pristine' loop
      execute format('insert into public.%I overriding system value table pristine.%I', name, name);
    end loop;
    perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false) from pg_sequences
      where schemaname = 'public' and last_value is not null;
  end $$`;

/** An empty one has 11 MB. */
const IS_LIKE_NEW = `
  select pg_database_size(current_database()) < 24000000 and not exists (
    select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples >= 0
  ) as is_like_new`;
const END_OTHERS = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;
