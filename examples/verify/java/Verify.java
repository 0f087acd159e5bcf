import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.regex.Pattern;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

public class Verify {
    private static final Pattern HEADER = Pattern.compile("t=([0-9]{1,15}),v1=([0-9a-f]{64})");

    /** rawBody: the bytes as received, before any JSON parser touched them. */
    static boolean isGenuine(byte[] rawBody, String[] signatures, String secret) throws GeneralSecurityException {
        for (String signature : signatures) {
            var match = HEADER.matcher(signature == null ? "" : signature);
            if (!match.matches()) {
                continue;
            }
            var mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
            mac.update((match.group(1) + ".").getBytes(StandardCharsets.US_ASCII));
            byte[] expected = mac.doFinal(rawBody);
            byte[] received = HexFormat.of().parseHex(match.group(2));
            long age = System.currentTimeMillis() / 1000 - Long.parseLong(match.group(1));
            if (MessageDigest.isEqual(expected, received) && Math.abs(age) <= 300) {
                return true;
            }
        }
        return false;
    }

    public static void main(String[] args) throws Exception {
        String[] signatures = {System.getenv("SIGNATURE"), System.getenv("SIGNATURE_PREVIOUS")};
        boolean isValid = isGenuine(System.in.readAllBytes(), signatures, System.getenv("WEBHOOK_SECRET"));
        System.out.println(isValid ? "valid" : "invalid");
        System.exit(isValid ? 0 : 1);
    }
}
