import { Profile } from './Profile.tsx';

export function ProfileRoute() {
  return <Profile atForm={false} />;
}
