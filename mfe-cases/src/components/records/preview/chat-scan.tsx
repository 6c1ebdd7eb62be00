import type { SlotProps } from '@portal/shared/contract';
import { assignFilesToSlots } from '../../../domain/records/assign-files-to-slots';
import { ScanPreview } from './scan-preview';

const ARCHES = ['uprImp', 'lwrImp'] as const;

/** A scan from a chat in 3D. Which arch it is, only its name can tell. */
export function ChatScan({ url, name }: SlotProps['chat.scan']) {
  const [placed] = assignFilesToSlots([{ name }], ARCHES, ARCHES).placed;
  return <ScanPreview url={url} format="stl" jaw={placed?.slot === 'lwrImp' ? 'lower' : 'upper'} />;
}
