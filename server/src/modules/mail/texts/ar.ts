import type { CaseStatus } from '@portal/shared/contract';
import type { AccessChange, RequestNews, SecurityChange } from '../mail';
import { counted, dayIn, given, lifeIn, PRODUCT_NAME, unreadLines, type MailTexts } from './mail-text';

/** Keeps a name or number of another script from turning the order of the words around it. */
const isolate = (text: string): string => `\u2068${text}\u2069`;

const product = isolate(PRODUCT_NAME);
const life = (hours: number): string => `يعمل الرابط مرة واحدة، ومدة صلاحيته: ${lifeIn('ar', hours)}.`;

const TURNS: Partial<Record<CaseStatus, string>> = {
  REJECTED: 'وجد فحص الجودة ملاحظة في سجلاتها. يرجى الاطلاع على ما ينقصها ثم إرسالها من جديد.',
  IN_CUSTOMER_APPPROVE: 'خطة العلاج جاهزة. يرجى الموافقة عليها أو رفضها.',
  IN_CLEARANCE: 'تنتظر إذنكم قبل التصنيع.',
  UNCLEARED_FOR_MFG: 'لم يؤذن بتصنيعها، وهي تنتظر إذنكم.',
  PENDING_COURIER_PICKUP: 'طبعاتها جاهزة. يرجى الاتصال بشركة الشحن وتسجيل ذلك في البوابة.',
};

/** Of a doctor's case: what is to be done about its parcel. */
const WAYS = {
  first: 'تصل إليكم أولًا. يرجى إرسالها إلى الطبيب وتسجيل ذلك في البوابة.',
  straight: 'تذهب مباشرة إلى الطبيب. يرجى تسجيل ذلك في البوابة عندما تصل إليه.',
};

const messagesIn = (count: number): string =>
  counted('ar', count, {
    zero: 'لا رسائل',
    one: 'رسالة واحدة',
    two: 'رسالتان',
    few: '# رسائل',
    many: '# رسالة',
    other: '# رسالة',
  });
const casesIn = (count: number): string =>
  counted('ar', count, {
    zero: 'لا حالات',
    one: 'حالة واحدة',
    two: 'حالتين',
    few: '# حالات',
    many: '# حالة',
    other: '# حالة',
  });

/** Of a request: what became of it, and what is to be done. */
const REQUESTS: Record<RequestNews, { readonly what: (request: string) => string; readonly next?: string }> =
  {
    REJECTED: {
      what: (request) => `رُفض ${request}`,
      next: 'يرجى الاطلاع على السبب. يمكنكم الطلب من جديد مع ما كان ناقصًا.',
    },
    PENDING_COURIER_PICKUP: {
      what: (request) => `يحتاج ${request} إلى طبعات جديدة`,
      next: 'يرجى الاتصال بشركة الشحن لاستلامها وتسجيل ذلك في البوابة.',
    },
    FIRST_MILE_SHIPPED: {
      what: (request) => `تم شحن ${request}`,
      next: 'إذا وصل الطرد إليكم فيرجى إرساله إلى الطبيب؛ وإذا كان يذهب مباشرة إلى الطبيب فسجّلوا ذلك في البوابة عندما يصل إليه.',
    },
    SHIPPED: { what: (request) => `تم شحن ${request}` },
    CANCELED: {
      what: (request) => `أُلغي ${request}`,
      next: 'لم يتابعه أحد منذ مدة طويلة. يمكنكم الطلب من جديد متى شئتم.',
    },
  };

const CHANGES: Record<SecurityChange, string> = {
  passkeyAdded: 'أُضيف مفتاح مرور إلى حسابك',
  passkeyRemoved: 'أُزيل مفتاح مرور من حسابك',
  appAdded: 'فُعّل تطبيق مصادقة لحسابك',
  appRemoved: 'أُوقف تطبيق المصادقة في حسابك',
  passwordChanged: 'غُيّرت كلمة مرور حسابك',
};

/** What the provider did about who can do what. */
const ACCESS: Record<AccessChange, (person: string, company: string) => string> = {
  superAdmin: (person, company) => `أصبح ${person} مشرفًا عامًا في ${company}`,
  onlySuperAdmin: (person, company) => `أصبح ${person} المشرف العام الوحيد في ${company}`,
  secondFactorReset: (person) => `يسجّل ${person} الدخول الآن بكلمة المرور وحدها`,
};

export const ar: MailTexts = {
  templates: {
    accountOpened: ({ name, companyName, hours }) => ({
      subject: `حسابك في ${product}`,
      greeting: `مرحبًا ${isolate(name)}،`,
      lines: [
        `تم فتح حساب لك في ${isolate(companyName)}. يرجى تعيين كلمة مرور لتسجيل الدخول.`,
        `${life(hours)} وبعد ذلك يمكنك طلب رابط جديد من صفحة تسجيل الدخول.`,
      ],
      button: 'تعيين كلمة المرور',
    }),
    passwordForgotten: ({ name, hours }) => ({
      subject: 'تعيين كلمة مرور جديدة',
      greeting: `مرحبًا ${isolate(name)}،`,
      lines: [
        'طُلبت كلمة مرور جديدة لحسابك، والأرجح أنك من طلبها.',
        life(hours),
        'إن لم تكن أنت فلا حاجة إلى فعل شيء: تبقى كلمة مرورك كما هي.',
      ],
      button: 'تعيين كلمة مرور جديدة',
    }),
    secondFactorReset: ({ name, byName }) => ({
      subject: 'أُوقف تسجيل الدخول بخطوتين في حسابك',
      greeting: `مرحبًا ${isolate(name)}،`,
      lines: [
        `أزال ${isolate(byName)} تطبيق المصادقة ومفاتيح المرور من حسابك. تسجّل الدخول الآن بكلمة المرور وحدها.`,
        'إن لم تطلب ذلك فيرجى إبلاغ المشرفين العامين في شركتك. ويمكنك تفعيل تسجيل الدخول بخطوتين من جديد متى شئت.',
      ],
      button: 'تفعيل تسجيل الدخول بخطوتين',
    }),
    securityChanged: ({ name, change }) => ({
      subject: CHANGES[change],
      greeting: `مرحبًا ${isolate(name)}،`,
      lines: [
        `${CHANGES[change]}. إن كنت أنت من فعل ذلك فلا حاجة إلى فعل شيء.`,
        'إن لم تكن أنت فيرجى الاتصال فورًا بأحد المشرفين العامين في شركتك: يمكنه تسجيل خروجك من كل مكان وإزالة مفاتيح المرور وتطبيق المصادقة من حسابك. ثم عيّن كلمة مرور جديدة من صفحة تسجيل الدخول.',
      ],
      button: 'مراجعة أمان حسابك',
    }),
    accessChanged: ({ name, companyName, personName, change }) => {
      const subject = ACCESS[change](isolate(personName), isolate(companyName));
      return {
        subject,
        greeting: `مرحبًا ${isolate(name)}،`,
        lines: [
          `${subject}.`,
          ...(change === 'onlySuperAdmin'
            ? ['من كان مشرفًا عامًا من قبل أصبح مشرفًا، وعليه تسجيل الدخول من جديد.']
            : []),
          ...(change === 'secondFactorReset'
            ? [
                'أُزيل تطبيق المصادقة ومفاتيح المرور من هذا الحساب. ويمكن تفعيل تسجيل الدخول بخطوتين من جديد في أي وقت.',
              ]
            : []),
          'فعل المختبر ذلك بطلب من شركتكم. إن لم يطلبه أحد فيرجى الاتصال بالمختبر فورًا.',
        ],
        button: 'مراجعة أمان حسابك',
      };
    },
    doctorInvited: ({ name, companyName, hours }) => ({
      subject: `دعوة من ${isolate(companyName)}`,
      greeting: `مرحبًا ${isolate(name)}،`,
      lines: [
        `تود ${isolate(companyName)} إرسال الحالات نيابةً عنكم عبر ${product}. لا تحتاجون إلى حساب لذلك.`,
        life(hours),
      ],
      button: 'قبول الدعوة',
    }),
    caseNeedsAction: ({ name, identifier, status, isDoctorsTurn }) => ({
      subject: `الحالة ${isolate(identifier)} تنتظر إجراءً منكم`,
      greeting: `مرحبًا ${isolate(name)}،`,
      lines: [
        isDoctorsTurn
          ? `حان دور الطبيب في الحالة ${isolate(identifier)}، وأنتم تتصرفون نيابةً عنه في البوابة.`
          : `حان دوركم في الحالة ${isolate(identifier)}.`,
        ...given(TURNS[status]),
      ],
      button: 'فتح الحالة',
    }),
    caseShipped: ({ name, identifier, status, isStraight }) => ({
      subject: `تم شحن الحالة ${isolate(identifier)}`,
      greeting: `مرحبًا ${isolate(name)}،`,
      lines: [
        `تم شحن الحالة ${isolate(identifier)}.`,
        ...given(status === 'FIRST_MILE_SHIPPED' ? WAYS[isStraight ? 'straight' : 'first'] : undefined),
      ],
      button: 'فتح الحالة',
    }),
    caseExpired: ({ name, identifier, isReturn }) => ({
      subject: isReturn
        ? `انتهى ما بدأ في الحالة ${isolate(identifier)}`
        : `انتهت صلاحية الحالة ${isolate(identifier)}`,
      greeting: `مرحبًا ${isolate(name)}،`,
      lines: isReturn
        ? [
            `لم يتابع أحد ما بدأ في الحالة ${isolate(identifier)} منذ مدة طويلة، لذلك انتهى.`,
            'ما سُلِّم من قبل يبقى كما هو.',
          ]
        : [
            `لم يتابع أحد الحالة ${isolate(identifier)} منذ مدة طويلة، لذلك انتهت صلاحيتها.`,
            'ابدأ حالة جديدة لعلاج هذا المريض.',
          ],
      button: 'فتح الحالة',
    }),
    requestMoved: ({ name, identifier, status }) => {
      const { what, next } = REQUESTS[status];
      const text = what(`الطلب ${isolate(identifier)}`);
      return {
        subject: text,
        greeting: `مرحبًا ${isolate(name)}،`,
        lines: [`${text}.`, ...given(next)],
        button: 'فتح الطلب',
      };
    },
    refinementRefused: ({ name, identifier }) => ({
      subject: `رُفضت جولة التحسين للحالة ${isolate(identifier)}`,
      greeting: `مرحبًا ${isolate(name)}،`,
      lines: [
        `رفض المختبر جولة التحسين المطلوبة للحالة ${isolate(identifier)}.`,
        'يرجى الاطلاع على السبب. يمكنكم الطلب من جديد مع ما كان ناقصًا.',
      ],
      button: 'فتح جولات التحسين',
    }),
    erasuresScheduled: ({ name, count, dueAt }) => ({
      subject: `ستُمحى بيانات المرضى في ${casesIn(count)}`,
      greeting: `مرحبًا ${isolate(name)}،`,
      lines: [
        `حُفظت بيانات المرضى في ${casesIn(count)} طوال المدة المحددة في إعدادات البوابة، وستُمحى في ${isolate(dayIn('ar', dueAt))}.`,
        'يمكنكم حتى ذلك اليوم الإبقاء على ما لا يزال لازمًا. ولا يمكن استعادة ما مُحي.',
      ],
      button: 'عرض ما سيُمحى',
    }),
    chatDigest: ({ name, cases, isFixed }) => ({
      subject:
        cases.length === 1
          ? `رسائل غير مقروءة عن الحالة ${isolate(cases[0]?.identifier ?? '')}`
          : `رسائل غير مقروءة عن ${casesIn(cases.length)}`,
      greeting: `مرحبًا ${isolate(name)}،`,
      lines: [
        ...unreadLines(cases, {
          total: (count) => `رسائل من المختبر بانتظارك في المحادثة: ${messagesIn(count)}.`,
          ofCase: ({ identifier, messages }) => `الحالة ${isolate(identifier)}: ${messagesIn(messages)}`,
          more: (count) =>
            counted('ar', count, {
              zero: 'ولا حالات أخرى',
              one: 'وحالة أخرى',
              two: 'وحالتان أخريان',
              few: 'و# حالات أخرى',
              many: 'و# حالة أخرى',
              other: 'و# حالة أخرى',
            }),
        }),
        ...(isFixed ? [] : ['يمكنك إيقاف هذه الرسائل البريدية من «الإشعارات» في البوابة.']),
      ],
      button: cases.length === 1 ? 'فتح المحادثة' : 'فتح صندوق الوارد',
    }),
  },
  copyAddress: 'إذا لم يعمل الزر فافتح هذا العنوان:',
  footer: `${product}. أُرسلت هذه الرسالة تلقائيًا ولا يقرأ أحد الردود عليها.`,
};
