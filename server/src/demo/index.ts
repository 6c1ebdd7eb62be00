export { seedDemo, type SeedOptions } from './seed-demo';
export { createPlanModels } from './plan-models';
export { DEMO_LOGINS, DEMO_PASSWORD } from './demo-logins';
