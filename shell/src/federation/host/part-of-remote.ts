import type { SlotProps, SlotName } from '@portal/shared/contract';
import type { MountedPart, RemoteLifecycle, SlotEntry } from '@portal/shared/mfe';
import type { RemoteManifest } from '@portal/shared/mfe/manifest';
import { fillsOf } from '../feed/manifest-shape';
import type { Mountable } from './remote-host';

type Props = SlotProps[SlotName];

/** A part in a slot of a page, over changes of the release that provides it. */
export class PartOfRemote {
  private mounted: MountedPart | undefined;

  constructor(
    private readonly entry: Pick<SlotEntry, 'slot' | 'id'>,
    private props: Props,
  ) {}

  /** The part's name in a release, or undefined. */
  nameIn(manifest: RemoteManifest): string | undefined {
    const { slot, id } = this.entry;
    return fillsOf(manifest).find((fill) => fill.slot === slot && fill.id === id)?.part;
  }

  /** Loads the code of the part; the page still shows the old release. */
  async prepare(remote: RemoteLifecycle, manifest: RemoteManifest): Promise<Mountable> {
    const part = await remote.loadPart?.(this.nameIn(manifest) ?? '');
    if (!part) throw new Error(`${manifest.id} has no parts for other pages`);
    return {
      mount: (place) => {
        this.mounted = part.mount(place, this.props);
        return Promise.resolve();
      },
      unmount: async () => {
        const { mounted } = this;
        this.mounted = undefined;
        // Deferred: React may be unmounting the page around it, and cannot unmount a second root during that.
        await Promise.resolve();
        mounted?.unmount();
      },
    };
  }

  update(props: Props): void {
    this.props = props;
    this.mounted?.update(props);
  }

  hasUnsavedInput(): boolean {
    return this.mounted?.hasUnsavedInput() ?? false;
  }
}
