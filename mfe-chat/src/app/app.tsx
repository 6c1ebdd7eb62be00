import { PAGES } from '@portal/shared/contract';
import { NotFoundState } from '@portal/shared/ui';
import { Route, Routes } from '@portal/shared/router';
import { InboxPage } from '../features/inbox/inbox.page';
import { RoomPage } from '../features/room/room.page';

export function App() {
  return (
    <Routes>
      <Route path={PAGES.inbox} element={<InboxPage />} />
      <Route path={PAGES.room} element={<RoomPage ownerType="client" />} />
      <Route path={PAGES.dsoRoom} element={<RoomPage ownerType="dso" />} />
      <Route path={PAGES.adminRoom} element={<RoomPage ownerType="admin" />} />
      <Route path="*" element={<NotFoundState />} />
    </Routes>
  );
}
