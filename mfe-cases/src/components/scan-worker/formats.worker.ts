import { parseScan, trianglesOf } from './parse-scan';
import { serveScanJobs } from './serve-scan-jobs';

// Every other format, by the loaders of three.js.
serveScanJobs({
  triangles: async (bytes, { format }) => trianglesOf(parseScan(await bytes.arrayBuffer(), format)),
  mesh: async (bytes, { format }) => {
    const { index, attributes } = parseScan(await bytes.arrayBuffer(), format);
    return {
      positions: Float32Array.from(attributes['position']?.array ?? []),
      normals: Float32Array.from(attributes['normal']?.array ?? []),
      index: index && Uint32Array.from(index.array),
    };
  },
});
