import { Page } from '@portal/shared/ui';
import { Col, Row } from 'antd';
import { useIntl } from 'react-intl';
import { CompanyCard } from './company.card';
import { messages } from './profile.messages';
import { UserCard } from './user.card';

/** The tab 'profile' of the company profile: the company's information and one's own (CO-02, CO-03). */
export function ProfilePage() {
  const { formatMessage } = useIntl();
  return (
    <Page title={formatMessage(messages.title)} subtitle={formatMessage(messages.subtitle)}>
      <Row gutter={[20, 20]}>
        <Col xs={24} xl={12}>
          <CompanyCard />
        </Col>
        <Col xs={24} xl={12}>
          <UserCard />
        </Col>
      </Row>
    </Page>
  );
}
