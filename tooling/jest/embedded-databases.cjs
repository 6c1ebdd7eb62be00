const { createRequire } = require('node:module');
const path = require('node:path');

const fromServer = createRequire(path.join(__dirname, '../../server/package.json'));

const setRealTimeout = globalThis.setTimeout;

/** Databases of this worker that wait for the next test: migrated and empty but for what the migrations write. */
const idle = [];

/**
 * Lends a database to a test. It is loaded from a dump once and emptied from then on.
 * @param {() => Promise<Blob>} loadDump
 */
exports.borrowEmbedded = async (loadDump) => {
  const client = idle.pop() ?? (await startEmbedded(await loadDump()));
  let isLent = true;
  return {
    client: asLong(() => isLent, client),
    giveBack: async () => {
      if (!isLent) return;
      isLent = false;
      await client.exec(EMPTY);
      await client.exec('discard all');
      idle.push(client);
    },
    discard: async () => {
      if (!isLent) return;
      isLent = false;
      await client.close();
    },
  };
};

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

/** PostgreSQL wakes up now and then to write statistics; that alone must not keep the worker from ending. */
function beginIdleTimers() {
  globalThis.setTimeout = (wake, ...more) => setRealTimeout(() => withIdleTimers(wake), ...more).unref();
  return () => {
    globalThis.setTimeout = setRealTimeout;
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

const EMPTY = `
  do $$ declare name text; names text; begin
    select string_agg(format('public.%I', tablename), ', ') into names from pg_tables where schemaname = 'public';
    execute 'truncate ' || names || ' restart identity';
    for name in select tablename from pg_tables where schemaname = 'pristine' loop
      execute format('insert into public.%I overriding system value table pristine.%I', name, name);
    end loop;
    for name in select format('%I.%I', schemaname, sequencename) from pg_sequences
      where schemaname = 'public' and last_value is not null loop
      execute format('alter sequence %s restart', name);
    end loop;
  end $$`;
