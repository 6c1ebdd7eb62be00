// npm run performance: draws the figures and the plot of docs/performance.md from e2e/bench/history.json, as `--keep` of a bench does.
import { writePerformance } from './lib/performance-doc.mjs';

writePerformance();
