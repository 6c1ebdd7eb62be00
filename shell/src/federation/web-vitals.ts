import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { report } from './reports';

/** Reports what this visit felt like, on the account of the release that was on screen when a figure was final. */
export function reportVitals(
  onScreen: () => { readonly domain: string; readonly version: string } | null,
): void {
  const onMetric = ({ name, value }: Metric) => {
    const release = onScreen();
    if (release) report({ ...release, kind: 'vital', vital: { name, value } });
  };
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(onMetric);
}
