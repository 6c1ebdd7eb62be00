/** The package contains this decoder without WebAssembly, but has no types for it. */
declare module '*/meshopt_decoder_reference.js' {
  export { MeshoptDecoder } from 'meshoptimizer';
}
