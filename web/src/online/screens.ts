/** How tables are opened and found, in one parcel. */

export { FriendsScreen } from './friends-screen.tsx';
export { LobbyScreen } from './lobby-screen.tsx';
