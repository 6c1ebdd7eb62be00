// What the recommended rules of redocly and spectral find fault with in an OpenAPI document, a line for each:
//   node tooling/testing/lint-openapi.mjs openapi.json
// A process of its own, as spectral leaves a timer behind that a test would wait for.
import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectralCore from '@stoplight/spectral-core';
import parsers from '@stoplight/spectral-parsers';
import rulesets from '@stoplight/spectral-rulesets';

const [file = ''] = process.argv.slice(2);
const source = readFileSync(file, 'utf8');

const config = await createConfig({ extends: ['recommended'] });
for (const { ruleId, message, location } of await lintFromString({ source, absoluteRef: file, config }))
  console.log(`redocly ${ruleId} at ${location[0]?.pointer}: ${message}`);

const spectral = new spectralCore.Spectral();
spectral.setRuleset({ extends: [[rulesets.oas, 'recommended']] });
for (const { code, message, path } of await spectral.run(
  new spectralCore.Document(source, parsers.Json, file),
))
  console.log(`spectral ${code} at ${path.join('.')}: ${message}`);
process.exit();
