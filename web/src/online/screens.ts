/** Everything that is online, in one parcel. */

export { FriendsScreen } from './friends-screen.tsx';
export { JoinScreen } from './join-screen.tsx';
export { LobbyScreen } from './lobby-screen.tsx';
export { OnlineTable } from './online-table.tsx';
