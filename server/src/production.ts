// What is built for production: the server without its demo, of which nothing is loaded from here.
import { runServer } from './run-server';

await runServer();
