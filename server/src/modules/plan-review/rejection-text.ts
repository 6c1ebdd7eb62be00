import { LIMITS, toothLabel, type DentalNotation, type Locale } from '@portal/shared/contract';

interface Texts {
  readonly rejected: (number: number) => string;
  readonly pin: (tooth: string, stage: number, text: string) => string;
  readonly open: (number: number) => string;
  readonly more: (count: number) => string;
}

const TEXTS: Record<Locale, Texts> = {
  en: {
    rejected: (number) => `Plan ${number} is rejected.`,
    pin: (tooth, stage, text) => `• Tooth ${tooth}, stage ${stage}: ${text}`,
    open: (number) => `Not resolved since plan ${number}:`,
    more: (count) => `Further comments at the plan: ${count}`,
  },
  tr: {
    rejected: (number) => `${number}. plan reddedildi.`,
    pin: (tooth, stage, text) => `• Diş ${tooth}, ${stage}. aşama: ${text}`,
    open: (number) => `${number}. plandan beri çözülmedi:`,
    more: (count) => `Plandaki diğer yorumlar: ${count}`,
  },
  ar: {
    rejected: (number) => `رُفضت الخطة ${number}.`,
    pin: (tooth, stage, text) => `• السن ${tooth}، المرحلة ${stage}: ${text}`,
    open: (number) => `لم يُعالَج منذ الخطة ${number}:`,
    more: (count) => `تعليقات أخرى في الخطة: ${count}`,
  },
};

interface SaidOfTooth {
  readonly tooth: number;
  readonly stage: number;
  readonly text: string;
}

export interface Rejection {
  /** Of the rejected plan. */
  readonly number: number;
  readonly reason: string;
  readonly pins: readonly SaidOfTooth[];
  /** Comments on earlier versions that are not resolved; those on one version stand together. */
  readonly open: readonly (SaidOfTooth & { readonly planNumber: number })[];
}

/** A rejection as one message: reason, then tooth by tooth; what does not fit into a message is counted, and stands at the plan. */
export function rejectionText(
  locale: Locale,
  notation: DentalNotation | null,
  { number, reason, pins, open }: Rejection,
): string {
  const texts = TEXTS[locale];
  const lineOf = ({ tooth, stage, text }: SaidOfTooth) =>
    texts.pin(toothLabel(tooth, notation), stage, text.replaceAll(/\s*\n\s*/g, ' '));
  const lines = pins.map(lineOf);
  for (const [at, pin] of open.entries()) {
    if (pin.planNumber !== open[at - 1]?.planNumber) lines.push(texts.open(pin.planNumber));
    lines.push(lineOf(pin));
  }
  const said = [texts.rejected(number), reason];
  const room = LIMITS.chatMessageLength - texts.more(lines.length).length - 1;
  let length = said.join('\n').length;
  const fitting = lines.filter((line) => (length += line.length + 1) <= room);
  const left = lines.length - fitting.length;
  return [...said, ...fitting, ...(left > 0 ? [texts.more(left)] : [])].join('\n');
}
