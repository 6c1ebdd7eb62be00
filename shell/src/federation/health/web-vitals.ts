import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { report } from './reports';

/** Reports the web vitals of this visit for the release on screen at the time of the measurement. */
export function reportVitals(
  onScreen: () => { readonly domain: string; readonly version: string } | null,
): void {
  const onMetric = ({ name, value }: Metric) => {
    const release = onScreen();
    if (release) report({ ...release, kind: 'vital', vital: { name, value } });
  };
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(onMetric);
}
