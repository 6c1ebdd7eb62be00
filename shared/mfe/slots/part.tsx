import { useSyncExternalStore, type ReactNode } from 'react';
import { shallowEqual } from '../../redux';
import type { SlotName, SlotProps } from '../../contract';
import { createObservable, type Observable } from '../../internal/observable';
import { InPage } from '../../ui/page';
import { hasUnsavedInput, UnsavedScope } from '../../ui/unsaved-input';
import type { RemoteProps } from '../create-remote';
import type { SlotFill } from '../manifest';

type PartComponent<Props> = (props: Props) => ReactNode;

/** A part for a slot, made by `definePart`. */
export interface Part {
  readonly slot: SlotName;
  load(): Promise<PartComponent<never>>;
}

/** A part of a remote, loaded and ready to be put into pages. */
export interface RemotePart {
  mount(props: RemoteProps, slotProps: SlotProps[SlotName]): MountedPart;
}

/** A part in a page. */
export interface MountedPart {
  update(slotProps: SlotProps[SlotName]): void;
  /** Whether forms of the part hold what was typed and not saved; those of the page around it do not count. */
  hasUnsavedInput(): boolean;
  unmount(): void;
}

/** A part of a remote for a slot, checked against the slot's props; its code is loaded when it is shown. */
export function definePart<S extends SlotName>(
  slot: S,
  load: () => Promise<PartComponent<SlotProps[S]>>,
): Part {
  return { slot, load };
}

/** Throws where a manifest names a part that the remote does not have, or has for another slot. */
export function checkParts(
  fills: readonly SlotFill[] = [],
  parts: Readonly<Record<string, Part>> = {},
): void {
  for (const { slot, part } of fills)
    if (parts[part]?.slot !== slot)
      throw new Error(`The manifest names a part ${part} for ${slot}; there is none`);
}

/** Loads a part; `render` puts content into a React root with what every root of the remote has, and answers its end. */
export async function loadPart(
  part: Part,
  render: (props: RemoteProps, content: ReactNode) => () => void,
): Promise<RemotePart> {
  const Component = (await part.load()) as PartComponent<object>;
  return {
    mount(props, first) {
      const slotProps = createObservable(first);
      const scope = Symbol(part.slot);
      const unmount = render(
        props,
        <UnsavedScope value={scope}>
          <InPage value>
            <PartContent Component={Component} slotProps={slotProps} />
          </InPage>
        </UnsavedScope>,
      );
      return {
        // A page makes new props with each rendering; the part renders when one of them is another.
        update: (next) => (shallowEqual(slotProps.get(), next) ? undefined : slotProps.set(next)),
        hasUnsavedInput: () => hasUnsavedInput(scope),
        unmount,
      };
    },
  };
}

interface PartContentProps {
  readonly Component: PartComponent<object>;
  readonly slotProps: Observable<SlotProps[SlotName]>;
}

function PartContent({ Component, slotProps }: PartContentProps) {
  return <Component {...useSyncExternalStore(slotProps.subscribe, slotProps.get)} />;
}
