/** The decoder without WebAssembly, which the package has but does not name. */
declare module '*/meshopt_decoder_reference.js' {
  export { MeshoptDecoder } from 'meshoptimizer';
}
