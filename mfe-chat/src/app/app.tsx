import { NotFoundState } from '@portal/shared/ui';
import { Route, Routes } from '@portal/shared/router';
import { InboxPage } from '../features/inbox/inbox.page';
import { RoomPage } from '../features/room/room.page';

export function App() {
  return (
    <Routes>
      <Route path="/inbox" element={<InboxPage />} />
      <Route path="/cases/:room/chat" element={<RoomPage ownerType="client" />} />
      <Route path="/cases/dso/:room/chat" element={<RoomPage ownerType="dso" />} />
      <Route path="/cases/admin/:room/chat" element={<RoomPage ownerType="admin" />} />
      <Route path="*" element={<NotFoundState />} />
    </Routes>
  );
}
