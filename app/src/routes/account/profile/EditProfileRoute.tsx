import { Profile } from './Profile.tsx';

export function EditProfileRoute() {
  return <Profile atForm={true} />;
}
