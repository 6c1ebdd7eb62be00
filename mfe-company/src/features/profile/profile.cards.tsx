import { Col, Row } from 'antd';
import { CompanyCard } from './company.card';
import { UserCard } from './user.card';

/** The company's information and one's own (CO-02, CO-03). */
export function ProfileCards() {
  return (
    <Row gutter={[20, 20]}>
      <Col xs={24} xl={12}>
        <CompanyCard />
      </Col>
      <Col xs={24} xl={12}>
        <UserCard />
      </Col>
    </Row>
  );
}
