import { PortalProviders } from '@portal/shared/providers';
import type { ComponentType } from 'react';
import { loadMessages } from './load-parts';
import { SplashEnd } from './splash-end';

/** A page of antd's components: with their theme and texts, which the login page does without. */
export function withAntd<P extends object>(Page: ComponentType<P>): ComponentType<P> {
  return function PageWithAntd(props: P) {
    return (
      <PortalProviders loadMessages={loadMessages}>
        <Page {...props} />
        <SplashEnd />
      </PortalProviders>
    );
  };
}
