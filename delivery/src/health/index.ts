export { addressKey } from './address-key';
export { HealthBook } from './health-book';
export type { ReleaseHealth } from './health.types';
export { parseReports } from './parse-reports';
export { PublishedReleases } from './published-releases';
export { RateLimit } from './rate-limit';
export { SelfHealing } from './self-healing';
export type { Rollout } from './self-healing';
export type { VitalName } from './report.types';
