import { readText } from '../../env';
import { dropTestDatabases } from './test-postgres';

/** After the last test: its workers kept their databases from file to file. */
export default async function dropDatabases(): Promise<void> {
  const url = readText(process.env, 'TEST_DATABASE_URL');
  if (url !== null) await dropTestDatabases(url);
}
