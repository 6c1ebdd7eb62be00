// `make <data folder>` leaves a data folder as a newer server would, whose contracting step took away what this one needs;
// `read <data folder>` tells what is in it. Run by tsx in the server's folder, whose database code and driver it takes.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [command, dataDir = ''] = process.argv.slice(2);
const fromServer = createRequire(join(process.cwd(), 'package.json'));

if (command === 'make') {
  const { openDb } = await import(pathToFileURL(join(process.cwd(), 'src/db/client.ts')).href);
  const { db, close } = await openDb({ dataDir });
  await db.$client.exec(`
    insert into setting (key, value) values ('kept', 'yes');
    insert into drizzle.__drizzle_migrations (hash, created_at, needs) values ('of tomorrow', 9999999999999, 9999999999998);
  `);
  await close();
} else {
  const { PGlite } = await import(pathToFileURL(fromServer.resolve('@electric-sql/pglite')).href);
  const client = await PGlite.create({ dataDir: join(dataDir, 'db') });
  const { rows } = await client.query(`
    select (select value from setting where key = 'kept') as kept,
      (select count(*)::int from drizzle.__drizzle_migrations) as migrations,
      (select count(*)::int from contact) as people`);
  console.log(JSON.stringify(rows[0]));
  await client.close();
}
