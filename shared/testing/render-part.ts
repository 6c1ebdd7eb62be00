import { act } from '@testing-library/react';
import type { Locale, SlotName, SlotProps } from '../contract';
import { locale } from '../i18n';
import type { RemoteLifecycle } from '../mfe';
import { atEndOfTest } from './end-of-test';

interface RenderedPart<S extends SlotName> {
  readonly errors: unknown[];
  /** Hands the part other props, as the page around it does. */
  update(props: SlotProps[S]): void;
}

/** Mounts a part of a remote as the shell does for a slot, at an address; gone after the test. */
export async function renderPart<S extends SlotName>(
  remote: RemoteLifecycle,
  name: string,
  props: SlotProps[S],
  language: Locale = 'en',
): Promise<RenderedPart<S>> {
  const domElement = document.body.appendChild(document.createElement('div'));
  const errors: unknown[] = [];
  const mounted = await act(async () => {
    locale.set(language);
    const part = await remote.loadPart?.(name);
    return part?.mount({ domElement, onError: (error) => errors.push(error) }, props);
  });
  if (!mounted) throw new Error('The remote does not export loadPart');
  atEndOfTest(async () => {
    await act(async () => mounted.unmount());
    domElement.remove();
  });
  return { errors, update: (next) => act(() => mounted.update(next)) };
}
