import { toothLabel, type DentalNotation, type Locale } from '@portal/shared/contract';
import { JAWS, type Jaw } from '../plan-lengths';
import type { PinChange } from './answer-pins';
import type { PlanTerms } from './planned-teeth';
import type { Change, Revision } from './revise-plan';

/** Teeth in the texts stand as `{11}`, for the company's notation. */
type Words = Readonly<Record<Change, string>> & {
  readonly arch: Readonly<Record<Jaw, string>>;
  stages(arch: string, from: number, to: number): string;
  readonly atTooth: Readonly<Record<PinChange, string>>;
  tooth(tooth: string, done: string): string;
  answered(teeth: string): string;
  open(teeth: string): string;
  readonly comma: string;
};

const WORDS: Record<Locale, Words> = {
  en: {
    fewerStages: 'Fewer stages, as you asked.',
    fewestStages: 'Fewer stages would move the teeth too fast, so their number stays.',
    closedGap:
      'The gap between {11} and {21} closes in the first half and is overcorrected by 0.2 mm on each side.',
    lessIpr:
      'Less interproximal reduction; the room is gained by widening both arches at premolars and first molars.',
    fewerAttachments: 'No attachments on incisors any more.',
    detailed: 'Planned again in more detail: a slower finish, and more overcorrection of strong rotations.',
    arch: { upper: 'Upper', lower: 'Lower' },
    stages: (arch, from, to) => `${arch} stages: ${from} → ${to}.`,
    atTooth: {
      fewerStages: 'fewer stages',
      closedGap: 'gap closed earlier',
      lessIpr: 'less interproximal reduction',
      noAttachment: 'no attachment',
      attachment: 'an attachment',
    },
    tooth: (tooth, done) => `${tooth} (${done})`,
    answered: (teeth) => `Your comments that are answered: ${teeth}.`,
    open: (teeth) => `Still open, please write to us in the chat about them: ${teeth}.`,
    comma: ', ',
  },
  tr: {
    fewerStages: 'İsteğiniz üzerine aşama sayısı azaltıldı.',
    fewestStages: 'Daha az aşama dişleri fazla hızlı hareket ettireceği için aşama sayısı aynı kaldı.',
    closedGap:
      '{11} ile {21} arasındaki boşluk tedavinin ilk yarısında kapanıyor ve her iki tarafta 0,2 mm fazla düzeltiliyor.',
    lessIpr:
      'Arayüz aşındırması azaltıldı; yer, küçük azılar ve birinci büyük azılar bölgesinde ark genişletilerek kazanılıyor.',
    fewerAttachments: 'Kesici dişlerde artık ataşman yok.',
    detailed:
      'Plan daha ayrıntılı olarak yeniden hazırlandı: bitiş daha yavaş, belirgin rotasyonlarda fazla düzeltme daha çok.',
    arch: { upper: 'Üst', lower: 'Alt' },
    stages: (arch, from, to) => `${arch} aşama sayısı: ${from} → ${to}.`,
    atTooth: {
      fewerStages: 'daha az aşama',
      closedGap: 'boşluk daha erken kapanıyor',
      lessIpr: 'daha az arayüz aşındırması',
      noAttachment: 'ataşman yok',
      attachment: 'ataşman eklendi',
    },
    tooth: (tooth, done) => `${tooth} (${done})`,
    answered: (teeth) => `Yanıtlanan yorumlarınız: ${teeth}.`,
    open: (teeth) => `Açık kalanlar, lütfen sohbetten bize yazın: ${teeth}.`,
    comma: ', ',
  },
  ar: {
    fewerStages: 'قلّلنا عدد المراحل كما طلبتم.',
    fewestStages: 'عدد أقل من المراحل يحرّك الأسنان أسرع من اللازم، لذلك بقي العدد كما هو.',
    closedGap: 'يُغلق الفراغ بين {11} و{21} في النصف الأول من العلاج مع تصحيح زائد بمقدار 0.2 مم في كل جانب.',
    lessIpr: 'قلّلنا البرد بين الأسنان، ويُكتسب المكان بتوسيع القوسين عند الضواحك والأرحاء الأولى.',
    fewerAttachments: 'لم تعد هناك ملحقات على القواطع.',
    detailed: 'أُعيد التخطيط بتفصيل أكبر: إنهاء أبطأ وتصحيح زائد أكبر للدورانات الشديدة.',
    arch: { upper: 'العلوي', lower: 'السفلي' },
    stages: (arch, from, to) => `عدد المراحل، الفك ${arch}: من ${from} إلى ${to}.`,
    atTooth: {
      fewerStages: 'مراحل أقل',
      closedGap: 'يُغلق الفراغ أبكر',
      lessIpr: 'برد أقل',
      noAttachment: 'بلا ملحقة',
      attachment: 'أُضيفت ملحقة',
    },
    tooth: (tooth, done) => `${tooth} (${done})`,
    answered: (teeth) => `تعليقاتكم التي نُفّذت: ${teeth}.`,
    open: (teeth) => `ما زال مفتوحًا، يُرجى مراسلتنا في المحادثة بشأنه: ${teeth}.`,
    comma: '، ',
  },
};

/**
 * The technician's note with a revision, in the language of who rejected the plan before: what was changed, and which comments on teeth
 * are answered and which are not.
 */
export function revisionNote(
  before: PlanTerms,
  { terms, changes, answers }: Revision,
  { locale, notation }: { readonly locale: Locale; readonly notation: DentalNotation | null },
): string {
  const words = WORDS[locale];
  const inNotation = (text: string): string =>
    text.replaceAll(/\{(\d\d)\}/g, (_marked, tooth: string) => toothLabel(Number(tooth), notation));
  const lengths = JAWS.filter((jaw) => before.stages[jaw] !== terms.stages[jaw]).map((jaw) =>
    words.stages(words.arch[jaw], before.stages[jaw], terms.stages[jaw]),
  );
  const teeth = (isAnswered: boolean): string =>
    answers
      .filter((answer) => answer.isAnswered === isAnswered)
      .map(({ pin: { tooth }, done }) => {
        const label = toothLabel(tooth, notation);
        const said = done.map((change) => words.atTooth[change]).join(words.comma);
        return said === '' ? label : words.tooth(label, said);
      })
      .join(words.comma);
  const [answered, open] = [teeth(true), teeth(false)];
  return [
    ...changes.map((change) => inNotation(words[change])),
    ...lengths,
    ...(answered === '' ? [] : [words.answered(answered)]),
    ...(open === '' ? [] : [words.open(open)]),
  ].join(' ');
}
