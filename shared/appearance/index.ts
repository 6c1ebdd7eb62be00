export { appearance, publishAppearance, useAppearance, useDirection, useMotion } from './appearance';
