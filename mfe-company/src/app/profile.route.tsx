import { pathTo } from '@portal/shared/contract';
import { Link, useNavigate, useParams } from '@portal/shared/router';
import { usePermissions } from '@portal/shared/session';
import { ForbiddenState, NotFoundState, Page, PageTabs } from '@portal/shared/ui';
import { Flex } from 'antd';
import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { useCompanyQuery, useUserQuery } from '../api/company.api';
import { isAnyFirstLoading } from '../api/is-any-first-loading';
import { isProfileTab, tabsOf, type ProfileTab } from '../domain/profile-tabs';
import { AddressesTab } from '../features/addresses/addresses.tab';
import { messages as laserMarkingMessages } from '../features/laser-marking/laser-marking.messages';
import { PeopleSection } from '../features/people/people.section';
import { PreferencesTab } from '../features/preferences/preferences.tab';
import { ProfileCards } from '../features/profile/profile.cards';
import { SecurityTab } from '../features/security/security.tab';
import { messages, tabMessages } from './app.messages';

const CONTENT: Readonly<Record<ProfileTab, ComponentType>> = {
  profile: Profile,
  addresses: AddressesTab,
  preferences: PreferencesTab,
  security: SecurityTab,
};

/** The company profile with the tabs that the person has (CO-01). */
export function ProfileRoute() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { tab = '' } = useParams();
  const shown = tabsOf(usePermissions());
  if (!isProfileTab(tab)) return <NotFoundState />;
  return (
    <Page
      title={formatMessage(messages.title)}
      subtitle={formatMessage(messages.subtitle)}
      // No entry of the navigation leads there (SH-06).
      actions={<Link to={pathTo('laserMarking')}>{formatMessage(laserMarkingMessages.title)}</Link>}
    >
      {shown.includes(tab) ? (
        <PageTabs
          label={formatMessage(messages.tabs)}
          open={tab}
          onOpen={(key) => void navigate(pathTo('profile', { tab: key }))}
          tabs={shown.map((key) => ({
            key,
            label: formatMessage(tabMessages[key]),
            children: key === tab && <Content tab={key} />,
          }))}
        />
      ) : (
        <ForbiddenState detail={formatMessage(messages.onlySuperAdmins)} />
      )}
    </Page>
  );
}

function Content({ tab }: { tab: ProfileTab }) {
  const Part = CONTENT[tab];
  return <Part />;
}

function Profile() {
  const { isSuperAdmin } = usePermissions();
  // The cards grow as they come, and would move the buttons of what is below them from under the pointer.
  const areCardsLoading = isAnyFirstLoading([useCompanyQuery(), useUserQuery()]);
  return (
    <Flex vertical gap={20}>
      <ProfileCards />
      {isSuperAdmin && (
        <div hidden={areCardsLoading}>
          <PeopleSection />
        </div>
      )}
    </Flex>
  );
}
