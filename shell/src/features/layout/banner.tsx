import { useEffect, useRef, type ReactNode } from 'react';
import styles from './layout.module.css';

/** Style of the `html` element by which notices begin below the banner (`shared/ui/states/notices.tsx`). */
const BLOCK_SIZE = '--portal-banner';

/**
 * News of the whole portal, above every page. Publishes its height: on a phone, where a notice is as wide as the banner, it would
 * otherwise cover the banner's buttons.
 */
export function Banner({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current: banner } = element;
    if (!banner) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(BLOCK_SIZE, `${banner.offsetHeight}px`));
    observer.observe(banner);
    return () => {
      observer.disconnect();
      style.removeProperty(BLOCK_SIZE);
    };
  }, []);
  return (
    <div ref={element} className={styles.banner}>
      {children}
    </div>
  );
}
