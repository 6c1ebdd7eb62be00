export { SourceBar } from './source-bar';
