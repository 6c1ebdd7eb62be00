export { seedDemo, type SeedOptions } from './seed-demo';
export { DEMO_LOGINS, DEMO_PASSWORD } from './demo-logins';
