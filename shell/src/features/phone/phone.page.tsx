import { toErrorData } from '@portal/shared/api';
import { assetTypeMessages, failureTexts } from '@portal/shared/ui';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { GuestCard, PlainAlert, PlainButton, useLinkToken } from '../../guest-card';
import { ChosenPicture, PicturePreview } from './chosen-picture';
import { phoneMessages as messages } from './phone.messages';
import styles from './phone.module.css';
import { useDeviceScheme } from './use-device-scheme';
import { usePhonePicture, type PhoneStep, type PictureProblem } from './use-phone-picture';

/**
 * The page behind the code that a slot of a draft shows (CA-17): takes a picture and sends it into that slot, without a login. It
 * knows the slot and nothing else: no patient, no case, no company.
 */
export function PhonePage() {
  const token = useLinkToken();
  // Another code in the same tab changes no more than what stands behind the #.
  return <PhonePicture key={token} token={token} />;
}

function PhonePicture({ token }: { token: string | null }) {
  const { formatMessage } = useIntl();
  const picture = usePhonePicture(token);
  const { step } = picture;
  const scheme = useDeviceScheme();
  const title = formatMessage(messages.title);
  const heading = 'slot' in step ? formatMessage(assetTypeMessages[step.slot]) : title;
  return (
    <GuestCard
      title={title}
      scheme={scheme}
      heading={heading}
      {...(step.kind === 'asking' && { lead: formatMessage(messages.lead) })}
    >
      <div className={styles.step}>
        <Step {...picture} />
      </div>
    </GuestCard>
  );
}

type StepProps = ReturnType<typeof usePhonePicture>;

function Step({ step, retry, choose, forget, send }: StepProps) {
  const { formatMessage } = useIntl();
  switch (step.kind) {
    case 'opening':
      return null;
    case 'failed':
      return (
        <>
          <Problem problem={step.problem} />
          <PlainButton type="submit" onClick={retry}>
            {formatMessage(messages.again)}
          </PlainButton>
        </>
      );
    case 'asking':
      return (
        <>
          <Problem problem={step.problem} />
          <PictureButton isCamera onFile={(file) => void choose(step.slot, file)} />
          <PictureButton onFile={(file) => void choose(step.slot, file)} />
        </>
      );
    case 'checking':
    case 'chosen':
      return (
        <>
          <Problem problem={step.kind === 'chosen' ? step.problem : null} />
          <ChosenPicture
            file={step.file}
            isChecking={step.kind === 'checking'}
            warning={step.kind === 'chosen' ? step.warning : null}
            onSend={() => void send(step.slot, step.file)}
            onAnother={() => forget(step.slot)}
          />
        </>
      );
    case 'sending':
      return <Sending step={step} />;
    case 'done':
      return (
        <PlainAlert kind="success" title={formatMessage(messages.done)}>
          {formatMessage(messages.doneHint)}
        </PlainAlert>
      );
    case 'over':
      return (
        <PlainAlert kind="warning" title={formatMessage(messages.over)}>
          {formatMessage(messages.overHint)}
        </PlainAlert>
      );
  }
}

function Problem({ problem }: { problem: PictureProblem | null }) {
  const intl = useIntl();
  if (problem === null) return null;
  const text =
    problem instanceof Error
      ? failureTexts(toErrorData(problem), intl).join(' ')
      : intl.formatMessage(
          problem === 'emptyFile' || problem === 'tooLarge' ? messages[problem] : messages.wrongFileType,
        );
  return <PlainAlert kind="error" title={text} />;
}

/** Opens the phone's camera, or its pictures. */
function PictureButton({ isCamera = false, onFile }: { isCamera?: boolean; onFile: (file: File) => void }) {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const text = formatMessage(isCamera ? messages.take : messages.choose);
  return (
    <>
      <PlainButton type={isCamera ? 'submit' : 'button'} onClick={() => input.current?.click()}>
        {text}
      </PlainButton>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={text}
        accept="image/*"
        {...(isCamera && { capture: 'environment' as const })}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          target.value = '';
        }}
      />
    </>
  );
}

function Sending({ step }: { step: Extract<PhoneStep, { kind: 'sending' }> }) {
  const { formatMessage } = useIntl();
  const { file, sent, isWaiting } = step;
  const text = formatMessage(isWaiting ? messages.waiting : messages.sending);
  return (
    <>
      <PicturePreview file={file} />
      <progress className={styles.progress} aria-label={text} max={Math.max(1, file.size)} value={sent} />
      <p role="status">{text}</p>
    </>
  );
}
