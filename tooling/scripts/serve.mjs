// npm run serve: as npm start, but for production: no demo data, no simulator, and not without its secrets.
process.env.DEMO = '0';
await import('./start.mjs');
