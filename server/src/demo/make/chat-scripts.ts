import type { Locale } from '@portal/shared/contract';

/** A line and who says it: the clinic (c) or the provider (p). */
export type ChatLine = readonly ['c' | 'p', string];

/** Conversations about cases as they happen, in three scripts. */
export const CHAT_SCRIPTS: Record<Locale, readonly (readonly ChatLine[])[]> = {
  en: [
    [
      ['c', 'Good morning, the patient would like to start before the holidays. Is that possible?'],
      ['p', 'Good morning! If the plan is approved this week, manufacturing takes about five working days.'],
      ['c', 'Perfect, I will look at the plan today.'],
      ['p', 'Thank you. Tell us here if anything should be changed.'],
    ],
    [
      [
        'p',
        'The lower scan has a small hole behind 36. We could close it, please confirm that this is fine.',
      ],
      ['c', 'Yes, please go ahead.'],
      ['p', 'Done, the case goes on to planning.'],
      ['c', 'Could you keep IPR under 0.3 mm in the lower front?'],
      ['p', 'Noted for the planner: at most 0.3 mm per contact.'],
      ['p', 'The new plan is ready for your approval.'],
    ],
    [
      ['c', 'Has the parcel left yet? I cannot find the tracking.'],
      ['p', 'It was collected an hour ago, the airway bill is under Shipments.'],
      ['c', 'Found it, thank you.'],
    ],
    [
      ['c', 'No attachments on the upper incisors, please. The patient is a TV presenter 🙂'],
      ['p', 'Understood. We will use attachments from the canines on only.'],
      ['p', 'That makes two more stages. Is this all right for the patient?'],
    ],
  ],
  tr: [
    [
      ['c', 'Merhaba, hastanın alt çene taraması yenilendi. Kontrol eder misiniz?'],
      ['p', 'Merhaba, yeni tarama gayet iyi görünüyor. Kalite kontrolden geçti.'],
      ['c', 'Çok teşekkürler. Plan ne zaman hazır olur?'],
      ['p', 'Planı yarın öğleden sonra onayınıza sunacağız.'],
    ],
    [
      ['p', 'Üst sağ kanin için ek ataşman öneriyoruz, uygun mudur?'],
      ['c', 'Uygundur ama kesici dişlerde ataşman istemiyoruz.'],
      ['p', 'Not aldık, güncellenen plan onayınızı bekliyor.'],
    ],
    [
      ['c', 'Kargo ne zaman yola çıkar?'],
      ['p', 'Bugün teslim edildi, hava taşıma numarası Gönderiler sayfasında.'],
    ],
  ],
  ar: [
    [
      ['c', 'السلام عليكم، هل يمكن تقليل عدد المراحل لهذه المريضة؟'],
      ['p', 'وعليكم السلام، يمكننا تقليلها بمرحلتين مع إضافة كشط بين الأسنان (IPR).'],
      ['c', 'ممتاز، الرجاء تعديل الخطة.'],
      ['p', 'تم التعديل، الخطة الجديدة بانتظار موافقتكم.'],
    ],
    [
      ['p', 'المسح العلوي غير مكتمل خلف الضرس الثاني. هل يمكن إعادة المسح؟'],
      ['c', 'نعم، سنعيده غدًا صباحًا.'],
      ['p', 'شكرًا لكم، سنتابع فور وصوله.'],
    ],
    [
      ['c', 'متى تصل الشحنة إلى العيادة؟'],
      ['p', 'من المتوقع وصولها خلال ثلاثة أيام، ورقم البوليصة في صفحة الشحنات.'],
    ],
  ],
};
