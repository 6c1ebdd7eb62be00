import type { CaseAsset } from '@portal/shared/contract';
import { Button, Modal } from 'antd';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { SceneView } from '../../scene/scene-view';
import type { SceneFile } from '../../scene/scene.types';
import { scanFormat } from '../file-parts';
import { recordMessages } from '../records.messages';

/** Shows both arches as they bite, so that a swapped or turned one is seen. Nothing unless both are stored. */
export function BothArchesButton({
  upper,
  lower,
}: Readonly<Record<'upper' | 'lower', CaseAsset | undefined>>) {
  const { formatMessage } = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  if (!isShown(upper) || !isShown(lower)) return null;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{formatMessage(recordMessages.bothArches)}</Button>
      <Modal
        open={isOpen}
        destroyOnHidden
        centered
        width={1_000}
        title={formatMessage(recordMessages.bothArches)}
        closable={{ 'aria-label': formatMessage(recordMessages.closePreview) }}
        onCancel={() => setIsOpen(false)}
        footer={null}
      >
        <BothArches upper={upper} lower={lower} />
      </Modal>
    </>
  );
}

function isShown(asset: CaseAsset | undefined): asset is CaseAsset {
  return Boolean(asset?.url && scanFormat(asset));
}

function BothArches({ upper, lower }: Readonly<Record<'upper' | 'lower', CaseAsset>>) {
  const [attempt, setAttempt] = useState(0);
  // The addresses of files are renewed while the dialog is open; the files stay the same.
  const [shown] = useState({ upper, lower });
  const files = useMemo(
    () =>
      (['upper', 'lower'] as const).map((jaw): SceneFile => ({
        url: shown[jaw].url ?? '',
        format: scanFormat(shown[jaw]) ?? 'stl',
        jaw,
      })),
    [shown],
  );
  return <SceneView key={attempt} files={files} onRetry={() => setAttempt(attempt + 1)} />;
}
