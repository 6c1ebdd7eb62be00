import { FailedState } from '@portal/shared/ui';
import { Flex, Progress, Result } from 'antd';
import { useIntl } from 'react-intl';
import { sceneMessages } from './scene.messages';
import styles from './scene.module.css';
import type { SceneState } from './use-dental-scene';

/** Covers the picture while it loads, after a failure, or without WebGL. */
export function SceneStateCover({ state, onRetry }: { state: SceneState; onRetry: () => void }) {
  return (
    <div className={styles.state}>
      <Cover state={state} onRetry={onRetry} />
    </div>
  );
}

function Cover({ state, onRetry }: { state: SceneState; onRetry: () => void }) {
  const { formatMessage } = useIntl();
  if (state.status === 'failed')
    return <FailedState detail={formatMessage(sceneMessages.failed)} onRetry={onRetry} />;
  if (state.status === 'noWebGl')
    return (
      <Result
        status="info"
        role="alert"
        title={formatMessage(sceneMessages.noWebGl)}
        subTitle={formatMessage(sceneMessages.noWebGlHint)}
      />
    );
  const percent = state.status === 'loading' ? Math.floor(state.share * 100) : 100;
  const text = formatMessage(sceneMessages.loading, { percent });
  return (
    <Flex vertical gap={8} style={{ inlineSize: 'min(320px, 100%)' }}>
      <span aria-hidden>{text}</span>
      <Progress percent={percent} showInfo={false} aria-label={text} />
    </Flex>
  );
}
