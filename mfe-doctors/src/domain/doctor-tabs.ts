/** The tabs of a doctor, as addresses name them (specification § 2). */
export const DOCTOR_TABS = ['profile', 'cases', 'addresses', 'statistics', 'history'] as const;
export type DoctorTab = (typeof DOCTOR_TABS)[number];

export function isDoctorTab(text: string): text is DoctorTab {
  return DOCTOR_TABS.some((tab) => tab === text);
}
