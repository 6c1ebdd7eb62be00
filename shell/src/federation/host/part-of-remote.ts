import type { SlotProps, SlotName } from '@portal/shared/contract';
import type { MountedPart, RemoteLifecycle, SlotEntry } from '@portal/shared/mfe';
import type { RemoteManifest } from '@portal/shared/mfe/manifest';
import { fillsOf } from '../feed/manifest-shape';
import type { Mountable } from './remote-host';

type Props = SlotProps[SlotName];

/** One part in one place of a page, whichever release of its domain shows it at the moment. */
export class PartOfRemote {
  private mounted: MountedPart | undefined;

  constructor(
    private readonly entry: Pick<SlotEntry, 'slot' | 'id'>,
    private props: Props,
  ) {}

  /** What a release calls the part; undefined in one that does not have it. */
  nameIn(manifest: RemoteManifest): string | undefined {
    const { slot, id } = this.entry;
    return fillsOf(manifest).find((fill) => fill.slot === slot && fill.id === id)?.part;
  }

  /** Loads the part's code before anything on the page is replaced. */
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
        // Not at once: the page around it may be taken down at this moment, and React ends one root after the other.
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
