export { appearance, publishAppearance, useAppearance, useDirection } from './appearance';
