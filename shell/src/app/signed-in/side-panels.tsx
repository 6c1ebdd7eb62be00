import { InboxPart } from '../../features/inbox';
import { ShortcutsPart, type ShortcutItem } from '../../features/shortcuts';
import { UploadsPart } from '../../features/uploads';

/** What stands beside the page in layout 3: one's pages, and what is going on. */
export function panelsFor(items: readonly ShortcutItem[]) {
  return {
    left: <ShortcutsPart items={items} />,
    right: (
      <>
        <InboxPart />
        <UploadsPart />
      </>
    ),
  };
}
