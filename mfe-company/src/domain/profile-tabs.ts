/** The tabs of the profile, as addresses name them (CO-01). */
export const PROFILE_TABS = ['profile', 'addresses', 'preferences', 'security'] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number];

export function isProfileTab(name: string): name is ProfileTab {
  return (PROFILE_TABS as readonly string[]).includes(name);
}

/** The tabs that somebody has: the addresses are the super admins' alone. */
export function tabsOf({ isSuperAdmin }: { isSuperAdmin: boolean }): readonly ProfileTab[] {
  return PROFILE_TABS.filter((tab) => tab !== 'addresses' || isSuperAdmin);
}
