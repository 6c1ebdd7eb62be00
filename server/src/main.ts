import { startDemo } from './demo-mode';
import { runServer } from './run-server';

await runServer(startDemo);
