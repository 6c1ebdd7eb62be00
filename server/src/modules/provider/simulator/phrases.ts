import { whoseTurn, type CaseStatus, type Locale, type Plan } from '@portal/shared/contract';

type Topic = 'shipping' | 'plan' | 'thanks' | 'greeting' | 'other';

/** What a message is about, in three languages; the first that fits counts. */
const TOPICS: readonly (readonly [Topic, RegExp])[] = [
  [
    'shipping',
    /ship|courier|parcel|track|deliver|arriv|kargo|gönderi|teslim|takip|شحن|شحنة|وصل|تصل|توصيل|تتبع/iu,
  ],
  ['plan', /plan|stage|aligner|attachment|ipr|aşama|plak|خطة|خطه|مرحلة|مراحل|تقويم/iu],
  ['thanks', /thank|great|perfect|teşekkür|tesekkur|sağ ol|harika|شكر/iu],
  ['greeting', /hello|^hi\b|good (morning|afternoon|evening)|merhaba|selam|günaydın|مرحبا|السلام|أهلا|صباح/iu],
];

const ANSWERS: Record<Locale, Record<Topic, (identifier: string) => string>> = {
  en: {
    shipping: (id) => `As soon as the courier takes the parcel of ${id}, its airway bill is under Shipments.`,
    plan: (id) => `I have passed your question about the plan of ${id} to its planner.`,
    thanks: (id) => `You are welcome. We keep an eye on ${id}.`,
    greeting: (id) => `Hello, how can we help you with ${id}?`,
    other: (id) => `Thank you for your message about ${id}. We are looking into it.`,
  },
  tr: {
    shipping: (id) => `Kargo ${id} paketini alır almaz hava taşıma numarası Gönderiler sayfasında görünür.`,
    plan: (id) => `${id} planıyla ilgili sorunuzu planlamacımıza ilettim.`,
    thanks: (id) => `Rica ederiz. ${id} vakasını takip ediyoruz.`,
    greeting: (id) => `Merhaba, ${id} ile ilgili nasıl yardımcı olabiliriz?`,
    other: (id) => `${id} ile ilgili mesajınız için teşekkürler. İnceliyoruz.`,
  },
  ar: {
    shipping: (id) => `بمجرد أن يستلم الناقل طرد الحالة ${id} سيظهر رقم بوليصة الشحن في صفحة الشحنات.`,
    plan: (id) => `لقد نقلت سؤالكم عن خطة الحالة ${id} إلى المخطِّط المسؤول.`,
    thanks: (id) => `على الرحب والسعة. نحن نتابع الحالة ${id}.`,
    greeting: (id) => `مرحبًا، كيف يمكننا مساعدتكم في الحالة ${id}؟`,
    other: (id) => `شكرًا لرسالتكم بخصوص الحالة ${id}. نحن نراجع الأمر.`,
  },
};

const TURNS: Record<Locale, Record<'client' | 'provider' | 'courier', string>> = {
  en: {
    client: 'At the moment it is waiting for you.',
    provider: 'At the moment our team is working on it.',
    courier: 'At the moment it is waiting for the courier.',
  },
  tr: {
    client: 'Vaka şu anda sizin işleminizi bekliyor.',
    provider: 'Şu anda ekibimiz üzerinde çalışıyor.',
    courier: 'Şu anda kargo firmasını bekliyor.',
  },
  ar: {
    client: 'الحالة الآن بانتظار إجراء منكم.',
    provider: 'فريقنا يعمل عليها الآن.',
    courier: 'الحالة الآن بانتظار الناقل.',
  },
};

function topicOf(message: string): Topic {
  return TOPICS.find(([, words]) => words.test(message))?.[0] ?? 'other';
}

/** A sensible answer to what was written about a case, and where the case is now. */
export function answerTo(
  { message, identifier, status }: { message: string; identifier: string; status: CaseStatus },
  locale: Locale,
): string {
  const topic = topicOf(message);
  const answer = ANSWERS[locale][topic](identifier);
  const turn = whoseTurn(status);
  return turn === null || topic === 'thanks' || topic === 'greeting'
    ? answer
    : `${answer} ${TURNS[locale][turn]}`;
}

const PLAN_READY: Record<Locale, (plan: Plan) => string> = {
  en: (p) =>
    `Treatment plan ${p.number} is ready: ${stagesOf(p, 'upper', 'lower', ' and ')} stages, ${p.weeks} weeks.`,
  tr: (p) => `${p.number}. tedavi planı hazır: ${stagesOf(p, 'üst', 'alt', ', ')} aşama, ${p.weeks} hafta.`,
  ar: (p) =>
    `خطة العلاج رقم ${p.number} جاهزة: ${stagesOf(p, 'مرحلة علوية', 'مرحلة سفلية', ' و')}، خلال ${p.weeks} أسبوعًا.`,
};

/** The stages of each arch that is treated. */
function stagesOf({ upperStages, lowerStages }: Plan, upper: string, lower: string, and: string): string {
  const arches = [
    [upperStages, upper],
    [lowerStages, lower],
  ] as const;
  return arches
    .filter(([stages]) => stages > 0)
    .map(([stages, arch]) => `${stages} ${arch}`)
    .join(and);
}

/** Tells in a case's room that its plan is there to be looked at. */
export function planReadyLine(locale: Locale, plan: Plan): string {
  return PLAN_READY[locale](plan);
}

const PICTURE_SEEN: Record<Locale, string> = {
  en: 'Thank you for the picture. Ours shows how we would like it: straight from the front, with the lips held back.',
  tr: 'Fotoğraf için teşekkürler. Bizimki nasıl olmasını istediğimizi gösteriyor: tam karşıdan, dudaklar geride.',
  ar: 'شكرًا على الصورة. صورتنا توضح ما نحتاج إليه: من الأمام مباشرة مع إبعاد الشفتين.',
};

/** Goes with the picture that answers a picture. */
export function pictureLine(locale: Locale): string {
  return PICTURE_SEEN[locale];
}
