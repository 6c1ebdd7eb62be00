import type { CaseStatus } from '@portal/shared/contract';
import type { AccessChange, RequestNews, SecurityChange } from '../mail';
import { dayIn, given, lifeIn, PRODUCT_NAME, unreadLines, type MailTexts } from './mail-text';

const life = (hours: number): string =>
  `Bağlantı bir kez kullanılabilir ve ${lifeIn('tr', hours)} geçerlidir.`;

const TURNS: Partial<Record<CaseStatus, string>> = {
  REJECTED:
    'Kalite kontrol, kayıtlarda bir sorun buldu. Lütfen eksikleri tamamlayıp vakayı yeniden gönderin.',
  IN_CUSTOMER_APPPROVE: 'Bir tedavi planı hazır. Lütfen planı onaylayın veya reddedin.',
  IN_CLEARANCE: 'Üretimden önce izninizi bekliyor.',
  UNCLEARED_FOR_MFG: 'Üretim izni verilmedi; siz izin verene kadar bekliyor.',
  PENDING_COURIER_PICKUP: 'Ölçüleri hazır. Lütfen kuryeyi arayın ve bunu portalda bildirin.',
};

/** Of a doctor's case: what is to be done about its parcel. */
const WAYS = {
  first: 'Önce size geliyor. Lütfen doktora iletin ve bunu portalda bildirin.',
  straight: 'Doğrudan doktora gidiyor. Oraya ulaştığında lütfen bunu portalda bildirin.',
};

/** Of a request: what became of it, and what is to be done. */
const REQUESTS: Record<RequestNews, { readonly what: string; readonly next?: string }> = {
  REJECTED: {
    what: 'reddedildi',
    next: 'Lütfen nedenine bakın. Eksik olanla yeniden isteyebilirsiniz.',
  },
  PENDING_COURIER_PICKUP: {
    what: 'için yeni ölçü gerekiyor',
    next: 'Lütfen ölçüleri alması için kuryeyi arayın ve bunu portalda bildirin.',
  },
  FIRST_MILE_SHIPPED: {
    what: 'gönderildi',
    next: 'Paket size ulaşırsa lütfen doktora iletin; doğrudan doktora gidiyorsa, oraya ulaştığında bunu portalda bildirin.',
  },
  SHIPPED: { what: 'gönderildi' },
  CANCELED: {
    what: 'iptal edildi',
    next: 'Uzun süre işlem yapılmadı. Dilediğiniz zaman yeniden isteyebilirsiniz.',
  },
};

const CHANGES: Record<SecurityChange, string> = {
  passkeyAdded: 'Hesabınıza bir geçiş anahtarı eklendi',
  passkeyRemoved: 'Hesabınızdan bir geçiş anahtarı kaldırıldı',
  appAdded: 'Hesabınız için bir kimlik doğrulama uygulaması kuruldu',
  appRemoved: 'Hesabınızın kimlik doğrulama uygulaması kapatıldı',
  passwordChanged: 'Hesabınızın parolası değiştirildi',
};

/** What the provider did about who can do what. */
const ACCESS: Record<AccessChange, (person: string, company: string) => string> = {
  superAdmin: (person, company) => `${person} artık ${company} süper yöneticisi`,
  onlySuperAdmin: (person, company) => `${person} artık ${company} için tek süper yönetici`,
  secondFactorReset: (person) => `${person} artık yalnızca parolasıyla giriş yapıyor`,
};

export const tr: MailTexts = {
  templates: {
    accountOpened: ({ name, companyName, hours }) => ({
      subject: `${PRODUCT_NAME} hesabınız`,
      greeting: `Merhaba ${name},`,
      lines: [
        `Sizin için bir ${companyName} hesabı açıldı. Giriş yapmak için lütfen bir parola belirleyin.`,
        `${life(hours)} Süresi dolarsa giriş sayfasından yenisini isteyebilirsiniz.`,
      ],
      button: 'Parolanızı belirleyin',
    }),
    passwordForgotten: ({ name, hours }) => ({
      subject: 'Yeni bir parola belirleyin',
      greeting: `Merhaba ${name},`,
      lines: [
        'Hesabınız için yeni bir parola istendi; büyük olasılıkla bunu siz istediniz.',
        life(hours),
        'İsteyen siz değilseniz bir şey yapmanız gerekmez: parolanız olduğu gibi kalır.',
      ],
      button: 'Yeni parola belirle',
    }),
    secondFactorReset: ({ name, byName }) => ({
      subject: 'İki adımlı girişiniz kapatıldı',
      greeting: `Merhaba ${name},`,
      lines: [
        `${byName}, hesabınızdaki kimlik doğrulama uygulamasını ve geçiş anahtarlarını kaldırdı. Artık yalnızca parolanızla giriş yapıyorsunuz.`,
        'Bunu siz istemediyseniz lütfen şirketinizin süper yöneticilerine bildirin. İki adımlı girişi dilediğiniz zaman yeniden kurabilirsiniz.',
      ],
      button: 'İki adımlı girişi kur',
    }),
    securityChanged: ({ name, change }) => ({
      subject: CHANGES[change],
      greeting: `Merhaba ${name},`,
      lines: [
        `${CHANGES[change]}. Bunu siz yaptıysanız bir şey yapmanız gerekmez.`,
        'Siz yapmadıysanız lütfen hemen şirketinizin bir süper yöneticisini arayın: tüm oturumlarınızı kapatabilir, hesabınızdaki geçiş anahtarlarını ve uygulamayı kaldırabilir. Ardından giriş sayfasından yeni bir parola belirleyin.',
      ],
      button: 'Hesabınızın güvenliğine bakın',
    }),
    accessChanged: ({ name, companyName, personName, change }) => ({
      subject: ACCESS[change](personName, companyName),
      greeting: `Merhaba ${name},`,
      lines: [
        `${ACCESS[change](personName, companyName)}.`,
        ...(change === 'onlySuperAdmin'
          ? ['Önceki süper yöneticiler bundan sonra yöneticidir ve yeniden oturum açar.']
          : []),
        ...(change === 'secondFactorReset'
          ? [
              'Bu hesabın kimlik doğrulama uygulaması ve geçiş anahtarları kaldırıldı. İki adımlı giriş dilendiği zaman yeniden kurulabilir.',
            ]
          : []),
        'Laboratuvar bunu, şirketinizden biri istediği için yaptı. Kimse istemediyse lütfen hemen laboratuvarı arayın.',
      ],
      button: 'Hesabınızın güvenliğine bakın',
    }),
    doctorInvited: ({ name, companyName, hours }) => ({
      subject: `${companyName} sizi davet ediyor`,
      greeting: `Merhaba ${name},`,
      lines: [
        `${companyName}, ${PRODUCT_NAME} üzerinden sizin adınıza vaka göndermek istiyor. Bunun için bir hesaba ihtiyacınız yok.`,
        life(hours),
      ],
      button: 'Daveti kabul et',
    }),
    caseNeedsAction: ({ name, identifier, status, isDoctorsTurn }) => ({
      subject: `${identifier} numaralı vaka sizi bekliyor`,
      greeting: `Merhaba ${name},`,
      lines: [
        isDoctorsTurn
          ? `${identifier} numaralı vakada sıra doktorda; portalda doktor adına siz işlem yaparsınız.`
          : `${identifier} numaralı vakada sıra sizde.`,
        ...given(TURNS[status]),
      ],
      button: 'Vakayı aç',
    }),
    caseShipped: ({ name, identifier, status, isStraight }) => ({
      subject: `${identifier} numaralı vaka gönderildi`,
      greeting: `Merhaba ${name},`,
      lines: [
        `${identifier} numaralı vaka kargoya verildi.`,
        ...given(status === 'FIRST_MILE_SHIPPED' ? WAYS[isStraight ? 'straight' : 'first'] : undefined),
      ],
      button: 'Vakayı aç',
    }),
    caseExpired: ({ name, identifier, isReturn }) => ({
      subject: isReturn
        ? `${identifier} numaralı vakada başlatılan işlem sona erdi`
        : `${identifier} numaralı vakanın süresi doldu`,
      greeting: `Merhaba ${name},`,
      lines: isReturn
        ? [
            `${identifier} numaralı vakada başlatılan işlem, uzun süre devam ettirilmediği için sona erdi.`,
            'Daha önce teslim edilenler olduğu gibi kalır.',
          ]
        : [
            `${identifier} numaralı vakada uzun süre işlem yapılmadığı için vaka sona erdi.`,
            'Bu hastayı tedavi etmek için yeni bir vaka başlatın.',
          ],
      button: 'Vakayı aç',
    }),
    requestMoved: ({ name, identifier, status }) => {
      const { what, next } = REQUESTS[status];
      return {
        subject: `${identifier} numaralı talep ${what}`,
        greeting: `Merhaba ${name},`,
        lines: [`${identifier} numaralı talep ${what}.`, ...given(next)],
        button: 'Talebi aç',
      };
    },
    refinementRefused: ({ name, identifier }) => ({
      subject: `${identifier} numaralı vakanın revizyonu kabul edilmedi`,
      greeting: `Merhaba ${name},`,
      lines: [
        `Laboratuvar, ${identifier} numaralı vaka için istenen revizyonu kabul etmedi.`,
        'Lütfen nedenine bakın. Eksik olanla yeniden isteyebilirsiniz.',
      ],
      button: 'Revizyonları aç',
    }),
    erasuresScheduled: ({ name, count, dueAt }) => ({
      subject: `${count} vakanın hasta verileri silinecek`,
      greeting: `Merhaba ${name},`,
      lines: [
        `${count} vakanın hasta verileri, portal ayarlarında belirlenen süre boyunca saklandı. Bu veriler ${dayIn('tr', dueAt)} tarihinde silinecek.`,
        'O güne kadar hâlâ gerekli olanları koruyabilirsiniz. Silinen veriler geri getirilemez.',
      ],
      button: 'Silinecekleri gör',
    }),
    chatDigest: ({ name, cases, isFixed }) => ({
      subject:
        cases.length === 1
          ? `${cases[0]?.identifier} numaralı vakada okunmamış mesajlar`
          : `${cases.length} vakada okunmamış mesajlar`,
      greeting: `Merhaba ${name},`,
      lines: [
        ...unreadLines(cases, {
          total: (count) => `Laboratuvardan ${count} mesaj sohbette sizi bekliyor.`,
          ofCase: ({ identifier, messages }) => `${identifier} numaralı vaka: ${messages} mesaj`,
          more: (count) => `ve ${count} vaka daha`,
        }),
        ...(isFixed ? [] : ['Bu e-postaları portalda Bildirimler bölümünden kapatabilirsiniz.']),
      ],
      button: cases.length === 1 ? 'Sohbeti aç' : 'Gelen kutusunu aç',
    }),
  },
  copyAddress: 'Düğme çalışmazsa şu adresi açın:',
  footer: `${PRODUCT_NAME}. Bu ileti kendiliğinden gönderildi; yanıtları kimse okumaz.`,
};
