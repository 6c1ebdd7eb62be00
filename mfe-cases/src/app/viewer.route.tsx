import { useParams } from '@portal/shared/router';
import { ViewerPage } from '../features/viewer/viewer.page';

/** `/viewer/:token` */
export function ViewerRoute() {
  const { token = '' } = useParams();
  return <ViewerPage key={token} token={token} />;
}
