import type { Locale } from '@portal/shared/contract';
import { JAWS, type Jaw } from '../plan-lengths';
import type { PlanTerms } from './planned-teeth';
import type { Change, Revision } from './revise-plan';

type Words = Readonly<Record<Change, string>> & {
  readonly arch: Readonly<Record<Jaw, string>>;
  stages(arch: string, from: number, to: number): string;
};

const WORDS: Record<Locale, Words> = {
  en: {
    fewerStages: 'Fewer stages, as you asked.',
    fewestStages: 'Fewer stages would move the teeth too fast, so their number stays.',
    closedGap:
      'The gap between 11 and 21 closes in the first half and is overcorrected by 0.2 mm on each side.',
    lessIpr:
      'Less interproximal reduction; the room is gained by widening both arches at premolars and first molars.',
    fewerAttachments: 'No attachments on incisors any more.',
    detailed: 'Planned again in more detail: a slower finish, and more overcorrection of strong rotations.',
    arch: { upper: 'Upper', lower: 'Lower' },
    stages: (arch, from, to) => `${arch} stages: ${from} → ${to}.`,
  },
  tr: {
    fewerStages: 'İsteğiniz üzerine aşama sayısı azaltıldı.',
    fewestStages: 'Daha az aşama dişleri fazla hızlı hareket ettireceği için aşama sayısı aynı kaldı.',
    closedGap:
      '11 ile 21 arasındaki boşluk tedavinin ilk yarısında kapanıyor ve her iki tarafta 0,2 mm fazla düzeltiliyor.',
    lessIpr:
      'Arayüz aşındırması azaltıldı; yer, küçük azılar ve birinci büyük azılar bölgesinde ark genişletilerek kazanılıyor.',
    fewerAttachments: 'Kesici dişlerde artık ataşman yok.',
    detailed:
      'Plan daha ayrıntılı olarak yeniden hazırlandı: bitiş daha yavaş, belirgin rotasyonlarda fazla düzeltme daha çok.',
    arch: { upper: 'Üst', lower: 'Alt' },
    stages: (arch, from, to) => `${arch} aşama sayısı: ${from} → ${to}.`,
  },
  ar: {
    fewerStages: 'قلّلنا عدد المراحل كما طلبتم.',
    fewestStages: 'عدد أقل من المراحل يحرّك الأسنان أسرع من اللازم، لذلك بقي العدد كما هو.',
    closedGap: 'يُغلق الفراغ بين 11 و21 في النصف الأول من العلاج مع تصحيح زائد بمقدار 0.2 مم في كل جانب.',
    lessIpr: 'قلّلنا البرد بين الأسنان، ويُكتسب المكان بتوسيع القوسين عند الضواحك والأرحاء الأولى.',
    fewerAttachments: 'لم تعد هناك ملحقات على القواطع.',
    detailed: 'أُعيد التخطيط بتفصيل أكبر: إنهاء أبطأ وتصحيح زائد أكبر للدورانات الشديدة.',
    arch: { upper: 'العلوي', lower: 'السفلي' },
    stages: (arch, from, to) => `عدد المراحل، الفك ${arch}: من ${from} إلى ${to}.`,
  },
};

/** The technician's note with a revision: what was changed, in the language of who rejected the plan before. */
export function revisionNote(before: PlanTerms, { terms, changes }: Revision, locale: Locale): string {
  const words = WORDS[locale];
  const lengths = JAWS.filter((jaw) => before.stages[jaw] !== terms.stages[jaw]).map((jaw) =>
    words.stages(words.arch[jaw], before.stages[jaw], terms.stages[jaw]),
  );
  return [...changes.map((change) => words[change]), ...lengths].join(' ');
}
